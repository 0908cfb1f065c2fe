/** The smaller of two amounts; Math.min knows no bigint. */
export function smaller(a: bigint, b: bigint): bigint {
  if (a < b) return a
  return b
}
