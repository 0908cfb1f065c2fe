import type { Language } from '../../http/routes.ts'
import type { SubmissionRow } from './kyc.migration.ts'

/** What the sandbox's own reviewer says of numbers that end in 0000. */
const UNREADABLE: Record<Language, string> = {
  en: 'Sandbox: the photo is unreadable',
  'zh-CN': '模拟环境：照片无法辨认',
  'zh-TW': '模擬環境：照片無法辨識',
  ko: '샌드박스: 사진을 알아볼 수 없습니다',
  ja: 'サンドボックス：写真を判読できません',
  fr: 'Bac à sable : la photo est illisible',
  pt: 'Sandbox: a foto está ilegível',
  es: 'Entorno de pruebas: la foto es ilegible',
}

/** Why a submission was refused, in the reader's language; a reviewer's own words stay his. */
export function rejectReason(
  { status, reject_reason }: Pick<SubmissionRow, 'status' | 'reject_reason'>,
  language: Language,
): string | null {
  return status === 'rejected' ? (reject_reason ?? UNREADABLE[language]) : null
}
