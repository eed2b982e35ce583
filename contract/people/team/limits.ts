/** Business constants of an exhibitor's team, each with its unit; ours. */

/** people of one exhibitor, those who are invited included */
export const TEAM_MAX = 50
/** invitations that one account sends a day, again-sent ones included */
export const INVITATIONS_PER_DAY = 60
/** invitations a day to one e-mail address, whoever sends them */
export const INVITATIONS_PER_DAY_AND_EMAIL = 5
/** invitations an hour from one network address */
export const INVITATIONS_PER_HOUR_AND_IP = 60
/** changes of a team that a page shows */
export const TEAM_CHANGES_PAGE = 20
