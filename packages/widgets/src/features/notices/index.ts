export type { NoticePlace } from './entry.tsx'
export { NoticeBell, type NoticeBellProps } from './notice-bell/notice-bell.tsx'
export { Notices, type NoticesProps } from './notices/notices.tsx'
export { PopUpNotice, type PopUpNoticeProps } from './pop-up-notice/pop-up-notice.tsx'
