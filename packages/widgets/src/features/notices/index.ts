export { Notices, type NoticesProps } from './notices/notices.tsx'
