import * as contract from '#contract/people/enrollment/endpoints.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import * as fixture from './applications'
import { say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { containsText, paginate } from '#src/mocks/core/paginate.ts'

const requester = (token: string) => (token === '' ? '' : accountOfToken(token).userId)

export const enrollment = [
  mock(contract.allRegList, ({ token, language }) => {
    const groups = fixture.mockGroupsIn(language)
    return fixture.mockApplicationsOf(requester(token)).map(({ groupId, cause, ...one }) => ({
      id: one.id,
      expoId: one.expoId,
      expoName: fixture.mockExhibitionName(language, one.expoId),
      approvalStatus: one.approvalStatus,
      cause: say(language, cause),
      type: one.type,
      exhibitionType: one.exhibitionType,
      submittedAt: one.submittedAt,
      exhibitionGroupName: groups.find(({ id }) => id === groupId)?.exhibitionGroupName ?? '',
    }))
  }),
  mock(contract.cancelEnrollment, ({ input, token }) => {
    const own =
      fixture.mockApplicationsOf(requester(token)).find(({ id }) => id === input.id) ?? refuse('EnrollmentNotFound')
    if (own.approvalStatus !== 1) return refuse('NotCancellable')
    own.approvalStatus = 3
    return {}
  }),
  mock(contract.registerList, ({ input, token, language }) =>
    paginate(fixture.mockExhibitionsIn(language, requester(token)), input),
  ),
  mock(contract.getGroupList, ({ input, language }) =>
    fixture
      .mockGroupsIn(language)
      .filter(({ exhibitionGroupName }) => containsText(input.keyWord, exhibitionGroupName)),
  ),
  mock(contract.expoEnroll, ({ input, token, language }) => {
    const { userId, userType } = accountOfToken(token)
    if (!hasPermission(userType, 'signUp')) return refuse('NotAllowed')
    const exhibition = fixture.mockExhibitionsIn(language, userId).find(({ id }) => id === input.expoId)
    if (!exhibition || new Date(exhibition.regStartTime) > new Date()) return refuse('SignUpNotOpen')
    const { approvalStatus } = exhibition
    if (approvalStatus === 1 || approvalStatus === 2) return refuse('AlreadySignedUp')
    if (input.type === 1 && !input.exhibitionGroupId) return refuse('GroupMissing')
    const { expoId, type, exhibitionType, exhibitionGroupId } = input
    return {
      id: fixture.addMockApplication({ userId, expoId, type, exhibitionType, groupId: exhibitionGroupId ?? 0 }),
    }
  }),
  mock(contract.getSponsorExhibitorDetail, ({ token, language }) => {
    const { userType } = accountOfToken(token)
    const exhibitorName = say(language, ['青岚陶瓷工坊', 'Qinglan Ceramics'])
    return hasPermission(userType, 'signUp') ? [{ exhibitorId: 1, exhibitorName }] : []
  }),
]
