/** Formats the remaining time as a clock: "01:17", "1:02:05"; "00:00" after the end. */
export function countdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const two = (number: number) => `${number}`.padStart(2, '0')
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return seconds < 3600 ? clock : `${Math.floor(seconds / 3600)}:${clock}`
}
