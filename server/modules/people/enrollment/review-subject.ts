import type { ReviewSubject } from '#server/modules/people/review/index.ts'
import { findNames, selectEnrollmentCases } from './cases.queries'
import { changeEnrollment } from './enrollment.queries'
import { buildLines } from './review-lines'

/** Sign-ups to exhibitions, as the review decides them. */
export const enrollmentSubject: ReviewSubject = {
  selectCases: selectEnrollmentCases,
  async describe(db, found, contact) {
    const names = await findNames(db, found.id)
    return { lines: names ? buildLines(found, names, contact) : [], files: [], identity: null }
  },
  async apply(db, { found: { id }, version, change }) {
    return (await changeEnrollment(db, { id, version }, change)) !== undefined
  },
  takenAnew: {
    'zh-CN': '该参展商已重新报名此展览',
    'en-US': 'the exhibitor has signed up for the exhibition again',
  },
  notices: {
    approve: 'enrollmentApproved',
    reject: 'enrollmentRejected',
    changes: 'enrollmentChanges',
    undo: 'enrollmentUndone',
  },
  noticeParameters: ({ expo }) => ({ expo }),
  table: {
    name: 'sign-ups',
    kinds: { individual: ['单独报名', 'Individual'], group: ['随团报名', 'With a group'] },
    columns: [
      { zh: '展览（中文）', en: 'Exhibition (Chinese)', cell: ({ expo }) => expo.zh },
      { zh: '展览（英文）', en: 'Exhibition (English)', cell: ({ expo }) => expo.en },
    ],
  },
}
