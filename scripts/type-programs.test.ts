import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './run.ts'
import { configOf, typePrograms } from './type-programs.ts'

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

test('rejects a tsconfig with a compiler option that contains paths', () => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache', 'tsconfig-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const read = (compilerOptions: object) => {
    const config = { extends: '../../tsconfig.base.json', compilerOptions, include: ['.'] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    return configOf(relative(root, folder))
  }
  expect(read({ types: ['node'] })).toMatchObject({ compilerOptions: { types: ['node'] } })
  expect(() => read({ paths: { '@/*': ['./src/*'] } })).toThrow('may only have')
})
