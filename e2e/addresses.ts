/** Ports of their own, so that a running `npm start` is left alone. */
export const ports = { sandbox: 18787, site: 14173, embed: 14174 }

export const site = `http://localhost:${ports.site}`
export const partner = `http://localhost:${ports.embed}`
export const api = `http://localhost:${ports.sandbox}`
