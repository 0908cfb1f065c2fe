import { useCopy, usePreferences, useText } from '@bourselet/widgets'
import { Button, icons, Tabs } from '@bourselet/widgets/ui'
import { useSite } from '../../shared/site-context.ts'
import type { GalleryState } from './gallery-state.ts'
import { Highlight } from './highlight.tsx'
import { hostTokens, stageTheme } from './host-themes.ts'
import type { TagEntry, TagRelease } from './manifest.ts'
import { codeKinds, snippet } from './snippets.ts'
import { heightOf } from './stage-size.ts'

type CodePanelProps = {
  entry: TagEntry
  state: GalleryState
  attributes: Readonly<Record<string, string>>
  /** The release that the script tag names; undefined if the site serves none. */
  release?: TagRelease
  onChange: (changes: Partial<GalleryState>) => void
}

/** The code that reproduces the displayed tag, in five variants: script tag, React, Vue, Svelte and SDK. */
export function CodePanel({ entry, state, attributes, release, onChange }: CodePanelProps) {
  const { t } = useText('gallery')
  const { apiBase, streamUrl } = useSite()
  const { theme } = usePreferences()
  const copy = useCopy()
  const code = snippet(state.code, entry, {
    site: location.origin,
    release,
    api: apiBase,
    stream: streamUrl,
    attributes,
    tokens: hostTokens(state.host, state.tokens),
    theme: stageTheme(state, theme),
    locale: state.locale,
    colours: state.colours,
    density: state.density,
    height: heightOf(entry),
  })
  const labels = { html: t('script'), react: 'React', vue: 'Vue', svelte: 'Svelte', sdk: 'SDK' }
  return (
    <section className="bl-panel gallery-code" aria-label={t('code')}>
      <Tabs
        label={t('code')}
        value={state.code}
        onValueChange={(next) => onChange({ code: next })}
        tabs={codeKinds.map((value) => ({
          value,
          label: labels[value],
          content: (
            <pre>
              <Highlight code={code} />
            </pre>
          ),
        }))}
      />
      <div className="gallery-code__actions">
        <Button size="small" icon={icons.share} variant="ghost" onClick={() => void copy(location.href)}>
          {t('copyLink')}
        </Button>
        <Button size="small" icon={icons.copy} onClick={() => void copy(code)}>
          {t('copyCode')}
        </Button>
      </div>
    </section>
  )
}
