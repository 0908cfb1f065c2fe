import { join } from 'node:path'

const offset = Number(process.env.E2E_PORT_OFFSET ?? 0)

/**
 * Returns the ports of a Playwright worker; workers are numbered from 0. Each worker has its own sandbox, site and
 * partner's page, so a test that moves the clock affects no other worker. The ports differ from those of `npm start`;
 * `E2E_PORT_OFFSET` moves all of them.
 */
export const portsOf = (world: number) => ({
  sandbox: 18787 + offset + world * 10,
  site: 14173 + offset + world * 10,
  embed: 14174 + offset + world * 10,
  /** Port of a partner's server that a test starts itself. */
  sessions: 14175 + offset + world * 10,
})

/** Returns the data folder of a worker's sandbox. */
export const dataDirOf = (world: number) => join(import.meta.dirname, '..', '.cache', `e2e-data-${world}`)

const world = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
/** The ports of the Playwright worker that runs this process. */
const ports = portsOf(world)
/** The data folder of this worker's sandbox. */
export const dataDir = dataDirOf(world)

export const site = `http://localhost:${ports.site}`
/**
 * Address of a partner's page. Its host name differs from that of the site, because browsers share cookies between all
 * ports of a host.
 */
export const partner = `http://127.0.0.1:${ports.embed}`
/** Two partners with one registrable domain. For a browser they are different origins of the same site. */
export const siblings = ['one', 'two'].map((name) => `http://${name}.partner.localhost:${ports.embed}`)
/** A partner whose own server creates embed sessions. The test that uses the partner starts this server. */
export const sessionPartner = { port: ports.sessions, origin: `http://127.0.0.1:${ports.sessions}` }
/**
 * A page on another port of the site's host. Browsers share cookies between ports, so the page has the site's
 * cookies.
 */
export const neighbor = `http://localhost:${ports.embed}`
export const api = `http://localhost:${ports.sandbox}`
