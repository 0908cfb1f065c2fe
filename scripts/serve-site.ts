import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Connect } from 'vite'

/**
 * Returns the caching header of a file. A file with a hash in its name never changes, so browsers may keep it forever.
 * Browsers check all other files for changes at each use.
 */
const cachingOf = (path: string) =>
  /^\/(assets|elements\/parts)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'

/**
 * Serves the built site with compression and caching headers, as an operator should. The address of a folder without a
 * final slash redirects to the address with the slash. An unknown address gets index.html unless it ends with a file
 * extension. The given `files` replace files of the build.
 */
export function serveSite(
  folder: string,
  port: number,
  headers: Record<string, string>,
  files: Record<string, Connect.NextHandleFunction>,
): Promise<Server> {
  const site = sirv(folder, {
    brotli: true,
    etag: true,
    single: true,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', cachingOf(path))
      // Partner pages have another origin and load the scripts of the custom elements as modules. Browsers allow this
      // only with CORS headers.
      response.setHeader('access-control-allow-origin', '*')
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    },
  })
  const server = createServer((request, response) => {
    const fromSite = () => site(request, response, () => void response.writeHead(404).end())
    const address = URL.parse(request.url ?? '/', 'http://site')
    // Addresses such as `//` are not valid URLs. Requests for them get status 400.
    if (!address) return void response.writeHead(400).end()
    const { pathname, search } = address
    const given = files[pathname]
    // The links of a page in a folder are relative, so its address has to end with a slash.
    if (!pathname.endsWith('/') && existsSync(join(folder, pathname, 'index.html')))
      response.writeHead(302, { location: `${pathname}/${search}` }).end()
    else if (given) given(request, response, fromSite)
    else fromSite()
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}
