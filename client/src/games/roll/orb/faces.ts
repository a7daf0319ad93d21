/** Orb faces as the workshop lays them out. */
import type { OrbFacts } from "../parts/orbFaces";

/** A row for each technology, in the order they come, from the lowest level up. */
export function byTechnology(faces: OrbFacts[]): OrbFacts[][] {
  const rows = new Map<string, OrbFacts[]>();
  for (const face of faces) rows.set(face.technology, [...(rows.get(face.technology) ?? []), face]);
  return [...rows.values()].map((row) => row.toSorted((a, b) => a.level - b.level));
}
