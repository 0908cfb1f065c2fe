import type { Language } from '../../http/routes.ts'
import type { SubmissionRow } from './kyc.migration.ts'

/** Reasons, by language, that the sandbox gives when it refuses an identity number that ends in 0000. */
const UNREADABLE: Record<Language, string> = {
  en: 'Sandbox: the photo is unreadable',
  'zh-CN': '模拟环境：照片无法辨认',
  'zh-TW': '模擬環境：照片無法辨識',
  ko: '모의 환경: 사진을 알아볼 수 없습니다',
  ja: 'デモ環境：写真を判読できません',
  fr: 'Environnement de test\u00a0: la photo est illisible',
  pt: 'Ambiente de testes: a foto está ilegível',
  es: 'Entorno de pruebas: la foto es ilegible',
}

/**
 * Returns the reason for which an identity check was refused. A reviewer's reason is returned as it was written;
 * the reason of an automatic refusal is returned in the given language.
 */
export function rejectReason(
  { status, reject_reason }: Pick<SubmissionRow, 'status' | 'reject_reason'>,
  language: Language,
): string | null {
  return status === 'rejected' ? (reject_reason ?? UNREADABLE[language]) : null
}
