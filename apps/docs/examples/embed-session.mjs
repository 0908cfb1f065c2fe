// Example server of a partner, whose page shows a widget of the exchange in an iframe. Each load of the page gets a new
// embed session: a permission to show one frame. Needs Node 20 and no packages.
import { createServer } from 'node:http'

const { API, SITE, PARTNER, SECRET, PORT = '8080' } = process.env

async function newSession(widget, scopes) {
  const response = await fetch(`${API}/embed/sessions`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${PARTNER}:${SECRET}`)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ widget, scopes }),
    signal: AbortSignal.timeout(10_000),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${answer.error}: ${answer.message}`)
  return answer.session
}

const page = (session) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">
<script type="module" src="${SITE}/elements/autoload.js" data-api-base="${API}"></script></head>
<body><bourselet-trade-ticket symbol="BTCUSDT" embed-session="${session}"></bourselet-trade-ticket></body></html>`

createServer(async (request, response) => {
  if (request.url !== '/') return response.writeHead(404).end()
  try {
    const session = await newSession('bourselet-trade-ticket', ['view', 'trade'])
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    response.end(page(session))
  } catch (error) {
    console.error(error.message)
    response.writeHead(502).end('The ticket is not available.')
  }
}).listen(Number(PORT), '127.0.0.1')
