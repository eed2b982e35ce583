import { hasPermission, type Permission } from '#contract/core/permissions.ts'
import type { PartName } from '../parts'

/** Common actions: each leads to a screen with its form open. */
const actions = [
  { name: 'writeMailing', part: 'mailings', to: '/mailings?form=new', needs: 'manageMailings' },
  { name: 'createCoupon', part: 'coupons', to: '/coupons?form=new', needs: 'manageTickets' },
  { name: 'startCheckIn', part: 'checkIn', to: '/checkIn', needs: 'checkIn' },
  { name: 'createLive', part: 'lives', to: '/lives/new', needs: 'runLives' },
  { name: 'addExhibitor', part: 'content', to: '/content/exhibitor/new', needs: 'editContent' },
  { name: 'addExhibit', part: 'content', to: '/content/exhibit/new', needs: 'editContent' },
  { name: 'writeArticle', part: 'content', to: '/content/article/new', needs: 'editContent' },
  { name: 'startImport', part: 'imports', to: '/imports/new', needs: 'editContent' },
  { name: 'createSurvey', part: 'questionnaires', to: '/questionnaires/new', needs: 'manageQuestionnaires' },
  { name: 'openWall', part: 'numbers', to: '/numbers/wall', needs: 'readBusiness' },
  { name: 'readOwnCases', part: 'reports', to: '/reports?handler=me', needs: 'decideReports' },
] as const satisfies readonly { name: string; part: PartName; to: string; needs: Permission }[]

/** The actions of the screens that are open to the reader. */
export const listActions = (userType: number | undefined, open: readonly { name: PartName }[]) =>
  actions.filter(({ part, needs }) => open.some(({ name }) => name === part) && hasPermission(userType, needs))
