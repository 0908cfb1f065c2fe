import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { type Settings, SettingsError } from './settings.ts'

function isLoopback(host: string): boolean {
  if (host === 'localhost') return true
  return isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback'
}

/**
 * Returns a text that names the setting by which other machines can reach the sandbox; null if no setting makes the
 * sandbox reachable.
 */
function reachedBy({ host, trustedProxy }: Settings): string | null {
  if (!isLoopback(host)) return `HOST=${host} can be reached from other machines`
  // A proxy on this machine forwards requests of other machines.
  const hasProxy = Array.isArray(trustedProxy) ? trustedProxy.length > 0 : trustedProxy > 0
  return hasProxy ? `TRUSTED_PROXY=${trustedProxy} passes on requests of other machines` : null
}

/**
 * Throws a SettingsError if other machines can reach the sandbox, directly or through a proxy, and the settings are
 * unsafe. Unsafe settings give these machines verification codes, controls, or accounts with known passwords. The
 * setting `allowUnsafeExposure` turns this check off. `hasDemoMembers` is true if the database contains demo members,
 * even if the settings no longer create them.
 */
export function refuseExposure(settings: Settings, hasDemoMembers = settings.demoMembers): void {
  const reached = reachedBy(settings)
  if (settings.allowUnsafeExposure || reached === null) return
  const unsafe = [
    settings.revealCodes && 'REVEAL_CODES answers every code to whoever asks for it',
    settings.control && 'SANDBOX_CONTROL lets everybody move time, prices and money',
    hasDemoMembers &&
      (settings.demoMembers
        ? 'demo members have known passwords; DEMO_MEMBERS=0 leaves them out'
        : 'the database has demo members with known passwords; begin with an empty one'),
  ].filter((reason) => reason !== false)
  if (unsafe.length === 0) return
  throw new SettingsError(
    `${reached}, but: ${unsafe.join('; ')}. ALLOW_UNSAFE_EXPOSURE=1 says that this is meant.`,
  )
}
