export interface News { n: number; key: string; seat: number; text: string; rule: string; params: Record<string, unknown> }
export interface ChoiceInfo { code: string; label: string }
export interface Question { id: number; kind: string; text: string; choices: ChoiceInfo[]; primary: string | null; secret: boolean }
export interface SeatInfo { seat: number; name: string; kind: string; bot: string | null; busy: boolean; since: number | null; connected: boolean }
export interface PartInfo { text: string; points: number; component: string | null }
export interface ScoreInfo { seat: number; total: number; wins: boolean; parts: PartInfo[] }
