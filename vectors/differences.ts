const DECIMAL = /^-?[0-9]+(?:\.[0-9]+)?$/

/** A difference between the actual and the expected value, with the path at which it was found. */
export interface Difference {
  path: string
  expected: unknown
  actual: unknown
}

/** The comparison of decimals: `value` treats 1 and 1.00 as equal, `text` requires the same digits. */
export type Comparison = 'value' | 'text'

/** Returns all differences between two values. A key that only one of the values has is also a difference. */
export function differences(
  expected: unknown,
  actual: unknown,
  comparison: Comparison = 'value',
  path = '',
): Difference[] {
  if (isObject(expected) && isObject(actual) && Array.isArray(expected) === Array.isArray(actual)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual)])
    return [...keys].flatMap((key) => {
      const place = Array.isArray(expected) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
      return differences(expected[key], actual[key], comparison, place)
    })
  }
  return same(expected, actual, comparison) ? [] : [{ path, expected, actual }]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function same(a: unknown, b: unknown, comparison: Comparison): boolean {
  if (isObject(a) || isObject(b)) return false
  if (comparison === 'value' && typeof a === 'string' && typeof b === 'string') return plain(a) === plain(b)
  return a === b
}

function plain(text: string): string {
  if (!DECIMAL.test(text)) return text
  const digits = text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text
  const trimmed = digits.replace(/^(-?)0+(?=[0-9])/, '$1')
  return trimmed === '-0' ? '0' : trimmed
}
