import { createHmac } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Random } from '../clock/random.ts'

/**
 * A secret that is stored outside the database. Short secrets such as codes, which the database stores as digests,
 * cannot be guessed from a stolen database without the pepper.
 */
export interface Pepper {
  /** Returns the HMAC-SHA-256 of a list of texts. */
  digest(...parts: string[]): Buffer
}

export function pepperOf(secret: string): Pepper {
  return { digest: (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest() }
}

/**
 * Returns the pepper from the environment variable BOURSELET_PEPPER or, if it is not set, from a file in the data
 * folder, which the first start creates.
 */
export async function loadPepper(
  dataDir: string,
  random: Random,
  given = process.env.BOURSELET_PEPPER,
): Promise<Pepper> {
  if (given) return pepperOf(given)
  const path = join(dataDir, 'pepper')
  const known = await readFile(path, 'utf8').catch(() => '')
  if (known) return pepperOf(known)
  const secret = Buffer.from(random.bytes(32)).toString('hex')
  await mkdir(dataDir, { recursive: true })
  const file = await open(path, 'wx', 0o600)
  await file.writeFile(secret)
  await file.sync()
  await file.close()
  return pepperOf(secret)
}
