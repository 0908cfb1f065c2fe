import { afterAll } from 'vitest'
import { cleanUp } from './at-end.ts'

// Vitest runs this module for each test file, so the hook is registered for each of them. Other modules run
// only once per process.
afterAll(cleanUp)
