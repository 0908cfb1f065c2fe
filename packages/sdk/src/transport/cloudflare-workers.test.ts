import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterEach, beforeEach, expect, test } from 'vitest'
import workerd from 'workerd'
import { type Api, ok, startApi } from '../testing/api-server.ts'

/** Returns the script of a worker that answers with the results and errors of calls to the given API. */
const worker = (api: string) => `
  import { createBourselet } from ${JSON.stringify(fileURLToPath(new URL('../index.ts', import.meta.url)))}
  const shared = createBourselet({ baseUrl: '${api}', stream: false })
  const settle = (call) => call.then(
    (data) => ({ data }),
    ({ name, status, outcome, cause }) => ({ name, status, outcome, cause: String(cause ?? '') }),
  )
  export default {
    async fetch() {
      const sdk = createBourselet({ baseUrl: '${api}' })
      sdk.token.set('secret')
      const controller = new AbortController()
      const aborted = settle(sdk.site.carousel({}, { signal: controller.signal }))
      controller.abort()
      return Response.json({
        coins: await settle(sdk.market.coins()),
        shared: await settle(shared.market.coins()),
        order: await settle(sdk.spot.place({ symbol: 'BTCUSDT' })),
        moved: await settle(sdk.account.info()),
        aborted: await aborted,
      })
    },
  }`

const config = `
  using Workerd = import "/workerd/workerd.capnp";
  const config :Workerd.Config = (
    services = [
      (name = "main", worker = (
        modules = [(name = "worker", esModule = embed "worker.js")],
        compatibilityDate = "2026-01-01",
      )),
      (name = "internet", network = (allow = ["public", "private"])),
    ],
    sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
  );`

let api: Api
let elsewhere: Api
let folder: string
let server: ChildProcess | undefined
beforeEach(async () => {
  elsewhere = await startApi((_, response) => ok(response))
  api = await startApi((request, response) => {
    if (!request.path.endsWith('getMemberInfo')) return ok(response, [request.path])
    response.writeHead(302, { location: `${elsewhere.url}/steal` }).end()
  })
  folder = await mkdtemp(join(tmpdir(), 'bourselet-workerd-'))
})
afterEach(async () => {
  server?.kill()
  await Promise.all([api.close(), elsewhere.close(), rm(folder, { recursive: true })])
})

/** Starts the Cloudflare Workers runtime on a free port, which it reports on file descriptor 3. Returns its URL. */
async function serve(): Promise<string> {
  await build({
    stdin: { contents: worker(api.url), resolveDir: folder },
    outfile: join(folder, 'worker.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['source'],
    logLevel: 'silent',
  })
  await writeFile(join(folder, 'config.capnp'), config)
  const stdio = ['ignore', 'ignore', 'pipe', 'pipe'] as const
  server = spawn(workerd, ['serve', 'config.capnp', '--control-fd=3'], { cwd: folder, stdio: [...stdio] })
  let complaints = ''
  server.stderr?.on('data', (chunk) => {
    complaints += chunk
  })
  return new Promise((resolve, reject) => {
    server?.stdio[3]?.on('data', (line) => resolve(`http://127.0.0.1:${JSON.parse(String(line)).port}`))
    server?.on('exit', () => reject(new Error(complaints)))
  })
}

test('calls work in Cloudflare Workers: redirects are refused and an aborted call sends nothing', async () => {
  const url = await serve()
  const answers = await (await fetch(url)).json()
  const coins = { data: ['/data/api.data/queryCoinMenu'] }
  expect(answers).toEqual({
    coins,
    shared: coins,
    order: { data: ['/data/api.user/setOrder'] },
    moved: { name: 'HTTP_STATUS', status: 302, outcome: 'rejected', cause: '' },
    aborted: { name: 'ABORTED', outcome: 'rejected', cause: '' },
  })
  expect(elsewhere.received).toEqual([])
  expect(api.received.map(({ path }) => path.split('/').at(-1)).sort()).not.toContain('carousel')
  expect(api.received).toHaveLength(4)
})
