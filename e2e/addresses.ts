const offset = Number(process.env.E2E_PORT_OFFSET ?? 0)

/**
 * Ports of a world: a sandbox, a site and a partner's page of its own for each worker, so that a clock that is moved
 * is nobody else's. A running `npm start` is left alone; `E2E_PORT_OFFSET` moves them all.
 */
export const portsOf = (world: number) => ({
  sandbox: 18787 + offset + world * 10,
  site: 14173 + offset + world * 10,
  embed: 14174 + offset + world * 10,
})

/** The world of this worker. */
const ports = portsOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))

export const site = `http://localhost:${ports.site}`
/** By another name: another port alone would share the site's cookies. */
export const partner = `http://127.0.0.1:${ports.embed}`
/** Two partners of one registrable domain: another origin, but the same site to a browser. */
export const siblings = ['one', 'two'].map((name) => `http://${name}.partner.localhost:${ports.embed}`)
/** A page on another port of the site's own host: it shares the site's cookies. */
export const neighbor = `http://localhost:${ports.embed}`
export const api = `http://localhost:${ports.sandbox}`
