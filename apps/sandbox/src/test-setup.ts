import { afterAll } from 'vitest'
import { cleanUp } from './at-end.ts'

// Vitest runs this module for each test file, whereas other modules run once per process.
afterAll(cleanUp)
