import type { Draft } from './draft.ts'

type Errors = { [K in keyof Draft]?: string }

/** Allowed characters of a name: letters of any script, space, full stop, apostrophe, hyphen. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u
const NUMBER = /^[A-Za-z0-9-]{5,32}$/

/**
 * Normalizes a name before it is sent: the Unicode form NFC, single spaces, and the apostrophe `'` that the API
 * accepts.
 */
export const cleanName = (name: string): string =>
  name.trim().normalize('NFC').replace(/\s+/g, ' ').replaceAll('’', "'")

export function checkPerson({ real_name, country }: Draft): Errors {
  const name = cleanName(real_name)
  const length = [...name].length
  const wrong =
    name === '' ? 'REQUIRED' : length < 2 || length > 64 || !NAME.test(name) ? 'NAME_FORMAT' : null
  return { ...(wrong ? { real_name: wrong } : {}), ...(country ? {} : { country: 'REQUIRED' }) }
}

export function checkDocument({ id_number }: Draft): Errors {
  if (id_number === '') return { id_number: 'REQUIRED' }
  return NUMBER.test(id_number) ? {} : { id_number: 'ID_NUMBER_FORMAT' }
}
