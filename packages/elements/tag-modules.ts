import { join } from 'node:path'
import { build, type Rolldown, type UserConfig } from 'vite'

/**
 * Builds only the given tags. Returns the ids of the modules in the built files of the tags and in all files that these
 * files import statically. Dynamically imported files are not included. The function runs a real build, because a
 * barrel file exports many modules and only the bundler determines which of them are used.
 */
export async function modulesOfTags(
  names: readonly string[],
  config: UserConfig,
): Promise<ReadonlySet<string>> {
  const { output } = (await build({
    ...config,
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    build: {
      ...config.build,
      write: false,
      minify: false,
      rolldownOptions: {
        input: names.map((name) => join(import.meta.dirname, `src/tags/bourselet-${name}.ts`)),
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])))
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const file of chunk.imports) visit(chunks.get(file)!)
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk)
  return new Set(
    [...found].flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
    ),
  )
}
