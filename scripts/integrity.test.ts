import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesWith } from './integrity.ts'

test('finds the files of a build that contain the path of the repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'parts'))
  writeFileSync(join(folder, 'index.js'), '// src/index.ts\n')
  writeFileSync(join(folder, 'parts', 'chip.js'), '// /home/ada/exchange/src/chip.css\n')
  expect(filesWith(folder, '/home/ada/exchange')).toEqual(['parts/chip.js'])
})
