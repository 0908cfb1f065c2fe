// Starts the whole product: the sandbox, the member site, and a partner's page that embeds the custom elements. The
// partner's page has another origin than the member site.
import { type ChildProcess, spawn } from 'node:child_process'
import type { Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { type Connect, createServer } from 'vite'
import { writeOldAddresses } from '../apps/docs/src/old-addresses.ts'
import { writeDocs } from '../apps/docs/src/site.ts'
import { addReleases } from '../apps/docs/src/versions.ts'
import { servePartner } from '../apps/embed/server.ts'
import { local, securityHeaders } from '../apps/reference/security-headers.ts'
import {
  buildScriptTags,
  buildSite,
  buildTestSite,
  scriptBuild,
  siteFolder,
  testSiteFolder,
} from './build.ts'
import { frameHeaders, registerPartner } from './partners.ts'
import { root } from './run.ts'
import { serveFrame } from './serve-frame.ts'
import { serveSite } from './serve-site.ts'

const site = join(root, 'apps', 'reference')
type Closable = { close(): Promise<void> }

const dev = process.argv.includes('--dev')
/** True with the option `--test-site`: the build of the site for tests is served. */
const forTests = process.argv.includes('--test-site')
/** True with the option `--built`: the existing build is served instead of a new one. */
const built = process.argv.includes('--built')
const ports = {
  sandbox: Number(process.env.SANDBOX_PORT ?? 8787),
  site: Number(process.env.SITE_PORT ?? 4173),
  embed: Number(process.env.EMBED_PORT ?? 4174),
}
const address = (port: number) => `http://localhost:${port}`
/**
 * Address of the partner's page. Its host name differs from that of the site, because browsers share cookies
 * between ports of one host, and a real partner has a site of its own.
 */
const partnerAddress = `http://127.0.0.1:${ports.embed}`
const loopback = (port: number) => [address(port), `http://127.0.0.1:${port}`]

function startSandbox(): ChildProcess {
  // V8 reserves 8 MB for new objects instead of 16 MB, which halves the memory that ten thousand uploads in a
  // row need.
  const node = ['--conditions=source', '--max-semi-space-size=8']
  const args = [...node, ...(dev ? ['--watch'] : []), 'apps/sandbox/src/main.ts']
  const own = new Set(['--dev', '--test-site', '--built', '--'])
  const passed = process.argv.slice(2).filter((argument) => !own.has(argument))
  return spawn(process.execPath, [...args, ...passed], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Ctrl-C reaches every process of the terminal's process group. The sandbox has its own group, so that only this
    // script is interrupted. It then stops the sandbox once.
    detached: true,
    env: {
      ...process.env,
      PORT: String(ports.sandbox),
      // The partner's origin is not in this list, because the partner's page itself may read only public data. Its
      // custom elements for members use session tokens only inside iframes, whose origin is that of the member site.
      ALLOWED_ORIGINS: process.env.ALLOWED_ORIGINS ?? loopback(ports.site).join(','),
      REVEAL_CODES: process.env.REVEAL_CODES ?? '1',
    },
  })
}

async function untilReady(child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${address(ports.sandbox)}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The sandbox ended before it was ready; its message stands above.')
}

/** Serves the configuration file (config.json) that an operator places beside index.html. */
const config: Connect.NextHandleFunction = (_request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify({
      name: 'Bourselet',
      apiBase: address(ports.sandbox),
      theme: 'dark',
      embedSessions: true,
    }),
  )
}
/**
 * The origins of the partner's pages. Two of them have the same domain, so that the tests can open frames of two
 * origins that browsers count as one site.
 */
const partnerOrigins = [
  ...loopback(ports.embed),
  ...['one', 'two'].map((name) => `http://${name}.partner.localhost:${ports.embed}`),
]
const served = forTests ? testSiteFolder : siteFolder
const tagsFolder = dev ? scriptBuild : join(served, 'elements')

const files = {
  '/config.json': config,
  '/elements/frame.html': serveFrame(tagsFolder, frameHeaders(address(ports.sandbox), local)),
}

async function serveSources(port: number): Promise<Closable> {
  const reference = join(root, '.cache', 'reference')
  writeOldAddresses(reference)
  const docs = join(root, '.cache', 'docs')
  writeDocs(docs)
  addReleases(docs)
  const server = await createServer({
    root: site,
    plugins: [
      {
        name: 'site-files',
        configureServer: ({ middlewares }) => {
          for (const [path, handler] of Object.entries(files)) middlewares.use(path, handler)
          // A built site contains the documentation, the page for old links to it, and the custom elements. In
          // development, these three are served from the folders of their own builds.
          middlewares.use('/reference', sirv(reference, { dev: true }))
          middlewares.use('/docs', sirv(docs, { dev: true }))
          middlewares.use(
            '/elements',
            sirv(tagsFolder, {
              dev: true,
              // Partner pages have another origin and load the scripts of the custom elements as modules. Browsers
              // allow this only with CORS headers.
              setHeaders: (response) => response.setHeader('access-control-allow-origin', '*'),
            }),
          )
        },
      },
    ],
    logLevel: 'warn',
    server: { port, strictPort: true },
  })
  return server.listen()
}

const closable = (server: Server): Closable => ({
  close: async () => {
    server.closeAllConnections()
    server.close()
  },
})

const sandbox = startSandbox()
let servers: Closable[] = []
let stopping = false

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  await Promise.all(servers.map((server) => server.close()))
  if (sandbox.exitCode === null) {
    sandbox.kill('SIGTERM')
    await new Promise((resolve) => sandbox.on('exit', resolve))
  }
  process.exit(code)
}
process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))
// Closing the terminal sends SIGHUP to this script only, because the sandbox has a process group of its own.
process.on('SIGHUP', () => void stop(0))
sandbox.on('exit', () => void stop(1))
// A failed build ends this script at once, without the usual shutdown, so the sandbox is stopped here.
process.on('exit', () => sandbox.kill('SIGTERM'))

if (!built) {
  console.log('Building the site and the tags …')
  await buildScriptTags()
  if (!dev) await (forTests ? buildTestSite() : buildSite())
}
await untilReady(sandbox)
// Sessions of frames are created by a partner's server. This partner has only static files and no server, so it is
// registered without the requirement of a session.
await registerPartner([
  'harbour-gazette',
  '--without-session',
  ...partnerOrigins.flatMap((origin) => ['--origin', origin]),
])
const demo =
  process.env.DEMO_MEMBERS === '0' || process.env.DEMO_MEMBERS === 'false'
    ? ''
    : '  Demo member   demo@example.com   password demo1234   fund password 123456\n\n'
servers = [
  await (dev
    ? serveSources(ports.site)
    : serveSite(served, ports.site, securityHeaders(local), files).then(closable)),
  await servePartner(ports.embed, address(ports.site), address(ports.sandbox)).then(closable),
]
console.log(`
  Member site   ${address(ports.site)}
  Documentation   ${address(ports.site)}/docs/
  Tags in a partner's page   ${partnerAddress}
  API (sandbox, paper money)   ${address(ports.sandbox)}/data/

${demo}  Ctrl-C stops everything.
`)
