const offset = Number(process.env.E2E_PORT_OFFSET ?? 0)

/** Ports of their own, so that a running `npm start` is left alone; `E2E_PORT_OFFSET` moves them. */
export const ports = { sandbox: 18787 + offset, site: 14173 + offset, embed: 14174 + offset }

export const site = `http://localhost:${ports.site}`
export const partner = `http://localhost:${ports.embed}`
export const api = `http://localhost:${ports.sandbox}`
