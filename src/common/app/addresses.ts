/** Addresses of other pages; hash routes keep their public, sometimes misspelt names (spec: common §2). */

export function exhibitAddress(id: number): string {
  return `./exhibitss.html#/ExhibisDetail?id=${id}`
}

export function exhibitorAddress(id: number): string {
  return `./exhibitors.html#/Detail?id=${id}`
}

export function topicAddress(id: number): string {
  return `./activity.html#/topic?id=${id}`
}

export const newsAddress = (id: number): string => `./news.html#/detail?id=${id}`

/** The help center with a topic open. */
export const helpTopicAddress = (id: number): string => `./about.html#/helper?topic=${id}`

/** The room of a session with the studio open, for those who run it. */
export const studioAddress = (id: number): string => `${liveAddress(id)}&studio=1`

/** The room of a live session. */
export function liveAddress(id: number): string {
  return `./activity.html#/live?id=${id}`
}

export function searchAddress(keyWord: string): string {
  return `./index.html#/intelligentSearchDetails?keyWord=${encodeURIComponent(keyWord)}`
}

export const homeAddress = './index.html'
export const exhibitsAddress = './exhibitss.html'
export const exhibitorsAddress = './exhibitors.html'
export const hallsAddress = './themeExhibition.html'
/** The floor plan of a hall, with a booth open or with a booth as the place where one is. */
export function mapAddress(hallId: number, { booth, here }: { booth?: string; here?: string } = {}): string {
  const query = new URLSearchParams({ hall: `${hallId}`, ...(booth ? { booth } : {}), ...(here ? { here } : {}) })
  return `./themeExhibition.html#/map?${query}`
}
export const mediaAddress = './news.html'
export const livesAddress = './activity.html'
/** What the QR code of a booth opens: the floor plan, which counts it as a scan and then leaves `scan` out of its address. */
export const boothCodeAddress = (hallId: number, number: string): string =>
  `${mapAddress(hallId, { here: number })}&scan=1`
/** The programme of a day, YYYY-MM-DD in GMT+8. */
export const scheduleAddress = (day: string): string => `./activity.html#/?day=${day}`
export const exhibitorLivesAddress = './activity.html#/exhibitorLive'
export const aboutAddress = './about.html#/about'
export const helpAddress = './about.html#/helper'
export const contactAddress = './concact.html#/'
/** Customer service of an exhibitor, with one of its exhibits to ask about. */
export function askAddress(exhibitorId: number, exhibitsId: number): string {
  return `${contactAddress}?exhibitorId=${exhibitorId}&exhibitsId=${exhibitsId}`
}
/** Customer service of an exhibitor, with an own demand to send, and a question that is written already. */
export function askOfDemandAddress(exhibitorId: number, demandId: number, say = ''): string {
  const query = new URLSearchParams({ exhibitorId: `${exhibitorId}`, demandId: `${demandId}`, ...(say ? { say } : {}) })
  return `${contactAddress}?${query}`
}
export const accountAddress = './personal.html'
/** Feedback to the organizers, with its form open. */
export const feedbackAddress = './personal.html#/feedback?new=1'
export const messagesAddress = './personal.html#/messages'
/** The own questions of who answers others' as well. */
export const ownMessagesAddress = './personal.html#/messages?view=mine'
export const deskMessagesAddress = './organizer.html#/messages'
/** What needs attention now, by role. */
export const overviewAddress = './personal.html#/'
export const loginAddress = './login.html#/'
export const registerAddress = './login.html#/register'
export const registrationQueryAddress = './login.html#/registrationQuery'
export const applyQueryAddress = './login.html#/applyQuery'
/** Home, with the sign-up dialog open (spec: access §2.8). */
export const signUpAddress = './index.html#/?signUp=1'
/** From the login dialog of any page (spec: access §2.1). */
export const resetFromHomeAddress = './index.html#/reset'
export const registerFromHomeAddress = './index.html#/register'
/** My online booth of exhibitors, with their booth at the venue. */
export const ownStandAddress = './personal.html#/stand'
