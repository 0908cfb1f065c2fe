import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { buildFolders } from './build-folders.ts'
import { tagFiles, tagFolder } from './tag-files.ts'

type Loader = { settings: { apiBase: string }; tags: Record<string, () => Promise<Loader>> }

/** Builds the tags of a workspace into `dist`, over the files of earlier builds. */
async function deploy(workspace: string, dist: string) {
  const root = join(workspace, 'packages/elements')
  const folder = tagFolder(workspace)
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [buildFolders({ tags: folder, texts: 'texts' }), tagFiles(root)],
    build: {
      outDir: dist,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: {
          autoload: join(root, 'src/autoload.ts'),
          [`parts/${folder}/bourselet-ticker`]: join(root, 'src/tags/bourselet-ticker.ts'),
        },
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name]-[hash].js',
          codeSplitting: {
            groups: [{ name: 'loader', test: /src\/(settings|tags)\.ts$|virtual:build-folders$/ }],
          },
        },
      },
    },
  })
}

/** Creates a workspace with one tag. Returns its folder, and a function that writes a source file. */
function createWorkspace() {
  const workspace = mkdtempSync(join(tmpdir(), 'tags-'))
  onTestFinished(() => rmSync(workspace, { recursive: true }))
  const source = join(workspace, 'packages/elements/src')
  mkdirSync(join(source, 'tags'), { recursive: true })
  const write = (file: string, code: string) => writeFileSync(join(source, file), code)
  write('settings.ts', "export const settings = { apiBase: '' }")
  write('tags.ts', "export const tags = { 'bourselet-ticker': () => import('./tags/bourselet-ticker.ts') }")
  write('tags/bourselet-ticker.ts', "export { settings } from '../settings.ts'")
  write('autoload.ts', "export { settings } from './settings.ts'\nexport { tags } from './tags.ts'")
  return { workspace, write, dist: join(workspace, 'dist') }
}

test('if a page was loaded before a deployment and loads a tag afterwards, the tag uses the settings of the page', async () => {
  const { workspace, write, dist } = createWorkspace()
  await deploy(workspace, dist)
  const page: Loader = await import(/* @vite-ignore */ pathToFileURL(join(dist, 'autoload.js')).href)
  page.settings.apiBase = 'https://api.exchange.example'

  write('settings.ts', "export const settings = { apiBase: '', streamUrl: '' }")
  await deploy(workspace, dist)
  const { settings } = await page.tags['bourselet-ticker']!()
  expect(settings).toBe(page.settings)
})

test('a release that changes one tag renames no shared file', async () => {
  const { workspace, write, dist } = createWorkspace()
  await deploy(workspace, dist)
  const before = globSync('parts/*.js', { cwd: dist })
  write(
    'tags/bourselet-ticker.ts',
    "export { settings } from '../settings.ts'\nexport const title = 'Ticker'",
  )
  await deploy(workspace, dist)
  expect(before).toHaveLength(1)
  expect(globSync('parts/*.js', { cwd: dist })).toEqual(before)
  expect(globSync('parts/tags-*/*.js', { cwd: dist })).toHaveLength(2)
})
