import type { Decimal } from './units.ts'

const LONGEST = 60
const WIDE: Record<string, string> = { '．': '.', '。': '.', '｡': '.', '，': ',', '＇': "'", '’': "'" }

/**
 * Parses an amount that a person typed or pasted, in the notation of a locale (en zh-CN zh-TW ko ja fr pt es; any other
 * locale is read as en). Returns the amount with all decimals that were written, or null if the text is not an amount
 * or is ambiguous.
 *
 * If the text contains only one separator, the locale decides its meaning: "1.234" is 1234 in pt and es, and 1.234 in
 * en. Spaces, narrow spaces and apostrophes group digits in every locale. A dot or comma that is not the locale's
 * decimal mark is read as one only if no other reading is possible, as in "0.5", "1 234.5" and "1.234,56". Signs,
 * exponents and uneven groups are refused.
 */
export function parseAmount(text: string, locale: string): Decimal | null {
  const plain = narrow(text.trim())
  if (plain.length > LONGEST || !/^[0-9.,' ]+$/.test(plain)) return null
  const mark = decimalMark(plain, locale)
  if (mark === null) return null
  const at = mark === '' ? -1 : plain.indexOf(mark)
  const whole = at < 0 ? plain : plain.slice(0, at)
  const fraction = at < 0 ? '' : plain.slice(at + 1)
  const digits = ungroup(whole)
  if (digits === null || !/^[0-9]*$/.test(fraction) || digits + fraction === '') return null
  const integer = digits.replace(/^0+(?=.)/, '') || '0'
  return fraction === '' ? integer : `${integer}.${fraction}`
}

function narrow(text: string): string {
  return text
    .replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[．。｡，＇’]/g, (mark) => WIDE[mark] ?? mark)
    .replace(/[\u00a0\u2007\u2009\u202f\u3000]/g, ' ')
}

/** Returns the character used as the decimal point: '' if there is none, null if it is ambiguous. */
function decimalMark(text: string, locale: string): '.' | ',' | '' | null {
  const dots = text.split('.').length - 1
  const commas = text.split(',').length - 1
  if (dots + commas === 0) return ''
  if (dots > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  if (dots + commas > 1) return ''
  const seen = dots === 1 ? '.' : ','
  const language = locale.slice(0, 2)
  const own = language === 'fr' || language === 'pt' || language === 'es' ? ',' : '.'
  if (seen === own || /[' ]/.test(text) || /^0+[.,]./.test(text)) return seen
  const grouped = /^[1-9][0-9]{0,2}[.,][0-9]{3}$/.test(text)
  // French never groups digits with a dot, so "1.5" can only mean one and a half. "1.234" is refused, because
  // the member may use another locale's notation, in which it means 1234.
  if (language === 'fr') return grouped ? null : seen
  return grouped ? '' : null
}

/**
 * Returns the digits of an integer grouped in threes by one kind of separator; null for any other grouping.
 */
function ungroup(whole: string): string | null {
  if (/^[0-9]*$/.test(whole)) return whole
  if (!/^[1-9][0-9]{0,2}([.,' ])[0-9]{3}(?:\1[0-9]{3})*$/.test(whole)) return null
  return whole.replace(/[^0-9]/g, '')
}
