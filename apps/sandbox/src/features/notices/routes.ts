import { defineRoutes, write } from '../../http/routes.ts'
import {
  latestNotice,
  markNoticesRead,
  noticeDetail,
  noticeList,
  openNotice,
  unreadNoticeCount,
} from './announcements.ts'
import { latestMessage, markMessagesRead, messageList, unreadMessageCount } from './messages.ts'

export function noticesRoutes() {
  return defineRoutes({
    'notices.counts': async (_request, { memberId, db }) => {
      const [notice, notify] = await Promise.all([
        unreadNoticeCount(db, memberId),
        unreadMessageCount(db, memberId),
      ])
      return { notice, notify, total: notice + notify }
    },
    'notices.list': (request, { db, language }) => noticeList(db, request ?? {}, language),
    'notices.detail': ({ id }, { db, language }) => noticeDetail(db, id, language),
    'notices.memberDetail': ({ id }, { memberId, language }) => write(openNotice, { memberId, id, language }),
    'notices.latest': (_request, { db, memberId, language }) => latestNotice(db, memberId, language),
    'notices.markRead': (request, { memberId }) => write(markNoticesRead, { memberId, ...one(request) }),
    'notices.messages': (request, { db, memberId, language }) =>
      messageList(db, memberId, request ?? {}, language),
    'notices.latestMessage': (_request, { db, memberId, language }) => latestMessage(db, memberId, language),
    'notices.markMessagesRead': (request, { memberId }) =>
      write(markMessagesRead, { memberId, ...one(request) }),
  })
}

const one = (request: { id: number } | { all: true }) => ('id' in request ? { id: request.id } : {})
