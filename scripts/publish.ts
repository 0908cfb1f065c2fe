import { spawnSync } from 'node:child_process'
import { published } from './packages.ts'

/** The commands of npm that a release needs. */
export type Registry = {
  /** Returns true if the registry has this version of a package. */
  has(name: string, version: string): boolean
  /** Publishes a tarball. Returns false if that has failed. */
  publish(tarball: string, channel: string): boolean
}

export const npm: Registry = {
  has(name, version) {
    const { status, stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'version'], {
      encoding: 'utf8',
    })
    return status === 0 && stdout.trim() === version
  },
  publish(tarball, channel) {
    const args = ['publish', tarball, '--provenance', '--access', 'public', '--tag', channel]
    return spawnSync('npm', args, { stdio: 'inherit' }).status === 0
  },
}

/** Throws an error if the release was started for a tag that does not name the version of the packages. */
export function checkTag(tag: string | undefined, version: string): void {
  if (tag !== undefined && tag !== `v${version}`)
    throw new Error(`The tag ${tag} does not name the version ${version}`)
}

/**
 * Publishes the packages that the registry does not have yet, so that a release that failed between two packages can be
 * finished by another run. Throws an error if a package cannot be published.
 */
export function publishMissing(
  registry: Registry,
  tarballs: Record<string, string>,
  version: string,
  channel: string,
): void {
  for (const name of published.map((one) => `@bourselet/${one}`)) {
    if (registry.has(name, version)) console.log(`${name} ${version} is published already.`)
    else if (!registry.publish(tarballs[name]!, channel)) throw new Error(`${name} was not published`)
  }
}
