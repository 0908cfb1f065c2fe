import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind, Kinds } from './kind.ts'

/** Reads the kinds of test vectors that the files in the folder `kinds` export. */
async function readKinds(): Promise<Kinds> {
  const found: Record<string, Kind> = {}
  for (const file of readdirSync(join(import.meta.dirname, 'kinds'))) {
    const { kinds }: { kinds: Kinds } = await import(/* @vite-ignore */ `./kinds/${file}`)
    for (const [name, run] of Object.entries(kinds)) {
      if (Object.hasOwn(found, name)) throw new Error(`kinds/${file}: another file exports the kind ${name}`)
      found[name] = run
    }
  }
  return found
}

/** Maps each kind of test vectors to the function that runs a vector with the shipped code. */
export const served = await readKinds()
