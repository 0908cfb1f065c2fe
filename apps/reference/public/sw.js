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
    if (!pathname.includes('.')) event.respondWith(fetch(request).catch(() => caches.match('/')))
  } else if (pathname.startsWith('/assets/')) event.respondWith(hashed(request))
  else if (SITE_FILES.includes(pathname)) event.respondWith(newest(request))
})

async function hashed(request) {
  const stored = await caches.match(request)
  return stored ?? keep(request, await fetch(request))
}

async function newest(request) {
  try {
    return await keep(request, await fetch(request))
  } catch (error) {
    const stored = await caches.match(request)
    if (stored) return stored
    throw error
  }
}

async function keep(request, response) {
  // Some servers answer a missing file with index.html.
  const isPage = response.headers.get('content-type')?.includes('text/html')
  if (response.ok && !isPage) await (await caches.open(CACHE)).put(request, response.clone())
  return response
}
