// Caches the shell of the site and its hashed files, so that the site opens without a connection. This file lists all
// requests that it answers. Calls of the API, the stream, files of members, tags and their frames are not among them,
// so the worker never stores them. The build puts VERSION and SHELL in front (service-worker.ts).
const PREFIX = 'bourselet-'
const CACHE = PREFIX + VERSION

/** Files without a hash that the shell needs: the newest one if the server answers, otherwise the stored one. */
const SITE_FILES = ['/config.json', '/first-paint.js', '/favicon.svg', '/manifest.webmanifest']

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})

async function install() {
  const cache = await caches.open(CACHE)
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: path === '/' ? 'reload' : 'default' })))
  // A site without config.json uses the defaults, so a missing file does not stop the installation.
  await Promise.allSettled(SITE_FILES.map((path) => cache.add(path)))
  await self.skipWaiting()
}

self.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

async function activate() {
  // Pages of the build before may be open in other tabs and load its files until they reload.
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE).slice(0, -1)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    // A route of the site has no dot; files and frames have one.
    if (!pathname.includes('.')) event.respondWith(page(request))
  } else if (pathname.startsWith('/assets/')) event.respondWith(hashed(request))
  else if (SITE_FILES.includes(pathname)) event.respondWith(newest(request))
})

async function page(request) {
  const response = await fetch(request).catch(() => null)
  return isAnswer(response) ? response : ((await stored('/')) ?? response ?? Response.error())
}

async function hashed(request) {
  return (await stored(request)) ?? keep(request, await fetch(request))
}

async function newest(request) {
  const response = await fetch(request).catch(() => null)
  if (isAnswer(response)) return keep(request, response)
  return (await stored(request)) ?? response ?? Response.error()
}

/** Returns false if the server was not reached or failed. Then a stored copy is better than the response. */
function isAnswer(response) {
  return response !== null && response.status < 500
}

/** Returns the stored copy of this build; if there is none, the copy of the build before. */
async function stored(request) {
  return (await (await caches.open(CACHE)).match(request)) ?? caches.match(request)
}

async function keep(request, response) {
  // Some servers answer a missing file with index.html.
  const isPage = response.headers.get('content-type')?.includes('text/html')
  if (response.ok && !isPage) await store(request, response.clone())
  return response
}

async function store(request, response) {
  try {
    await (await caches.open(CACHE)).put(request, response)
  } catch {
    // The storage is full, or the response varies by every header. The page uses the response without a copy.
  }
}
