import type { Locale } from '@bourselet/widgets'

interface Words {
  /** Error text: `{{site}}` could not be reached, or does not allow the page to embed it. */
  failed: string
  retry: string
  open: string
}

/** Messages that the tag itself shows while its frame is unavailable. */
const words: Record<Locale, Words> = {
  en: {
    failed: '{{site}} cannot be shown here right now.',
    retry: 'Try again',
    open: 'Open {{site}}',
  },
  'zh-CN': { failed: '暂时无法在此显示 {{site}}。', retry: '重试', open: '打开 {{site}}' },
  'zh-TW': { failed: '目前無法在此顯示 {{site}}。', retry: '再試一次', open: '開啟 {{site}}' },
  ko: {
    failed: '지금은 여기에 {{site}}을(를) 표시할 수 없습니다.',
    retry: '다시 시도',
    open: '{{site}} 열기',
  },
  ja: { failed: '現在、ここに{{site}}を表示できません。', retry: '再試行', open: '{{site}}を開く' },
  fr: {
    failed: 'Impossible d’afficher {{site}} ici pour le moment.',
    retry: 'Réessayer',
    open: 'Ouvrir {{site}}',
  },
  pt: {
    failed: 'Não é possível mostrar {{site}} aqui no momento.',
    retry: 'Tentar novamente',
    open: 'Abrir {{site}}',
  },
  es: {
    failed: 'No se puede mostrar {{site}} aquí en este momento.',
    retry: 'Reintentar',
    open: 'Abrir {{site}}',
  },
}

/** Returns the messages of a locale with the site's name filled in. */
export function frameWords(locale: Locale, site: string): Words {
  const fill = (text: string) => text.replace('{{site}}', site)
  const { failed, retry, open } = words[locale]
  return { failed: fill(failed), retry, open: fill(open) }
}
