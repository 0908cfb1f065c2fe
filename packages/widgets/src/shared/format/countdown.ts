/**
 * Formats the remaining time as a clock: "01:17", "1:02:05"; "00:00" after the end. With `hours`, the clock always has
 * hours of two digits: "00:01:17". Seconds are rounded up.
 */
export function countdown(leftMs: number, form?: 'hours'): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const two = (number: number) => `${number}`.padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  if (form === 'hours') return `${two(hours)}:${clock}`
  return hours === 0 ? clock : `${hours}:${clock}`
}
