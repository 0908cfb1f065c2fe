import { createRequire } from 'node:module'
import { type Language, languages } from '../http/language.ts'

/** Returns the texts in a folder by language. The folder has a file for each language, such as `en.json`. */
export function textsIn<Texts>(folder: URL): Record<Language, Texts> {
  // The files are read by `require`, because `node --watch` then restarts the sandbox when one of them changes.
  const read = createRequire(folder)
  const texts = languages.map((language) => [language, read(`./${language}.json`)])
  return Object.fromEntries(texts) as Record<Language, Texts>
}
