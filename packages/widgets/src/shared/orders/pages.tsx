import { useText } from '../i18n/use-text.ts'
import { IconButton } from '../ui/icon-button.tsx'

export type PagesProps = { page: number; pages: number; onPage: (page: number) => void }

/** The way through a long list. Nothing while one page holds all. */
export function Pages({ page, pages, onPage }: PagesProps) {
  const { t } = useText('shared')
  if (pages <= 1) return null
  return (
    <nav className="bl-orders__pages" aria-label={t('page.of', { page, pages })}>
      <span aria-hidden>{t('page.of', { page, pages })}</span>
      <IconButton
        icon="chevron-left"
        size="small"
        label={t('page.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        icon="chevron-right"
        size="small"
        label={t('page.next')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
