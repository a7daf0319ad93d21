/** This seat's share of the dice: nobody else knows it before the seed is fixed. Also for keys that nobody guesses. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
