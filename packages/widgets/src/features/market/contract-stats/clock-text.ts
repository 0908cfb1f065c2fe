const pad = (part: number) => String(part).padStart(2, '0')

/**
 * Formats a duration as a clock, for example 01:41:17. Seconds are rounded up; a negative duration is shown
 * as zero.
 */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(pad).join(':')
}
