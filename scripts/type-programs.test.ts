import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'
import { typePrograms } from './type-programs.ts'

const programs = typePrograms()

test('each folder with a tsconfig belongs to one type program', () => {
  const files = execFileSync('git', ['ls-files', '**/tsconfig.json'], { cwd: root, encoding: 'utf8' })
  const folders = files.split('\n').filter(Boolean).map(dirname)
  // The projects of consumers are checked by `npm run consumers`, each with the TypeScript that it installs.
  const own = folders.filter((folder) => !folder.startsWith('scripts/consumers/'))
  expect(programs.flatMap((program) => program.folders).sort()).toEqual(own.sort())
})

test('a type program contains the files of its folders with the options of each', () => {
  const { folders, config } = programs.find((program) => program.folders.includes('packages/widgets'))!
  expect(folders).toEqual(['packages/widgets', 'packages/elements', 'apps/reference'])
  const { compilerOptions, include } = JSON.parse(readFileSync(config, 'utf8'))
  expect(compilerOptions).toMatchObject({ jsx: 'react-jsx', types: ['vite/client'] })
  const included = globSync(include, { cwd: root })
  for (const path of ['packages/widgets/src', 'packages/elements/src', 'apps/reference/vite.config.ts'])
    expect(included).toContain(join(root, path))
})
