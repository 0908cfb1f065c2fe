const pattern =
  /(\/\/.*|\/\*.*?\*\/|<!--[\s\S]*?-->)|("[^"\n]*"|'[^'\n]*'|`[^`]*`)|(<\/?[\w-]+|\/>)|(--bl-[\w-]+|\b(?:import|from|export|const|await)\b)/g

const kinds = ['comment', 'string', 'tag', 'word'] as const

/** Shows code with syntax colors for strings, tags, comments and some keywords. */
export function Highlight({ code }: { code: string }) {
  const parts: { at: number; kind?: (typeof kinds)[number]; text: string }[] = []
  let end = 0
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) parts.push({ at: end, text: code.slice(end, match.index) })
    const kind = kinds[match.slice(1).findIndex((group) => group !== undefined)]
    parts.push({ at: match.index, text: match[0], ...(kind ? { kind } : {}) })
    end = match.index + match[0].length
  }
  parts.push({ at: end, text: code.slice(end) })
  return (
    <code>
      {parts.map(({ at, kind, text }) =>
        kind ? (
          <span key={at} className={`gallery-code__${kind}`}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </code>
  )
}
