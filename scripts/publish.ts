import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { published } from './packages.ts'
import { run } from './run.ts'

/** The commands of a registry that a release needs. */
export interface Registry {
  /**
   * Resolves to the hash of the tarball of a version, or to undefined if the registry does not have this version.
   * Rejects if the registry gives no answer.
   */
  integrityOf(name: string, version: string): Promise<string | undefined>
  /** Publishes a tarball. Resolves to false if that has failed. */
  publish(tarball: string, channel: string): Promise<boolean>
}

/** The oldest version of npm that can publish from CI without a stored secret. */
const TRUSTED_NPM = [11, 5, 1] as const

/** Runs `npm view` and resolves to its exit code and its outputs. */
const view = (version: string, field: string): Promise<{ code: number; answer: string; errors: string }> =>
  new Promise((resolve) => {
    execFile('npm', ['view', version, field, '--json', '--prefer-online'], (error, answer, errors) =>
      resolve({ code: error ? 1 : 0, answer, errors }),
    )
  })

/** Creates the registry that npm uses. Only CI can publish with provenance. */
export const npmRegistry = (withProvenance: boolean): Registry => ({
  async integrityOf(name, version) {
    const { code, answer, errors } = await view(`${name}@${version}`, 'dist.integrity')
    const parsed = answer.trim() === '' ? undefined : JSON.parse(answer)
    if (code === 0) return parsed
    if (parsed?.error?.code === 'E404') return undefined
    throw new Error(`npm cannot tell whether ${name} ${version} is published:\n${errors || answer}`)
  },
  async publish(tarball, channel) {
    const provenance = withProvenance ? ['--provenance'] : []
    const args = ['publish', tarball, ...provenance, '--access', 'public', '--tag', channel]
    return (await run('npm', args)) === 0
  },
})

/** Throws an error if this environment, with this version of npm, cannot publish with provenance. */
export function checkProvenance(env: NodeJS.ProcessEnv, version: string): void {
  if (!env.ACTIONS_ID_TOKEN_REQUEST_URL)
    throw new Error('Only CI can publish with provenance: --without-provenance')
  const parts = version.split('.').map(Number)
  const at = TRUSTED_NPM.findIndex((part, index) => parts[index] !== part)
  if (at !== -1 && (parts[at] ?? 0) < TRUSTED_NPM[at]!)
    throw new Error(
      `npm ${version} cannot publish from CI: npm install --global npm@${TRUSTED_NPM.join('.')}`,
    )
}

/** Throws an error if npm is not logged in to the registry, so that a release fails before its builds. */
export async function checkLogIn(): Promise<void> {
  if ((await run('npm', ['whoami'])) !== 0)
    throw new Error('Only an account of the registry can publish without provenance: npm login')
}

const integrityOf = (tarball: string) =>
  `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`

/**
 * Publishes the packages that the registry does not have yet, so that a release that failed between two packages can be
 * finished by another run. If the registry has different content under this version, publishes nothing and throws an
 * error, because each package depends on exactly this version of the others. Throws an error if a package cannot be
 * published.
 */
export async function publishMissing(
  registry: Registry,
  tarballs: Record<string, string>,
  version: string,
  channel: string,
): Promise<void> {
  const names = published.map((one) => `@bourselet/${one}`)
  const present = new Map<string, string | undefined>()
  for (const name of names) present.set(name, await registry.integrityOf(name, version))
  const different = names.filter((name) => {
    const integrity = present.get(name)
    return integrity !== undefined && integrity !== integrityOf(tarballs[name]!)
  })
  if (different.length > 0)
    throw new Error(
      `The registry has version ${version} of ${different.join(', ')} with another content. Raise the version.`,
    )
  for (const name of names) {
    if (present.get(name)) console.log(`${name} ${version} is published already.`)
    else if (!(await registry.publish(tarballs[name]!, channel))) throw new Error(`${name} was not published`)
  }
}
