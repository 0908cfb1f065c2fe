/** Converts a JSON pointer to a JSON path below `at`, optionally with the name of a field at the end. */
export function pathOf(at: string, pointer: string, field?: string): string {
  const steps = pointer.split('/').slice(1)
  const all = field === undefined ? steps : [...steps, field]
  return all.reduce((path, step) => `${path}${stepOf(step)}`, at)
}

function stepOf(step: string): string {
  if (/^[0-9]+$/.test(step)) return `[${step}]`
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`
}

const LONGEST = 120

/** Returns a value as reports show it: as JSON, shortened if it is long, and marked if it is a number. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return typeof value === 'number' ? `${short} (number)` : short
}
