/** The user types in the order of the spec (spec: common §3). */
export const userTypes = {
  exhibitor: 1,
  curator: 2,
  reviewer: 3,
  specialReviewer: 4,
  organizer: 5,
  buyer: 6,
  overseasBuyer: 7,
  exhibitingDelegation: 8,
  buyingDelegation: 9,
  supervisor: 10,
  staff: 11,
  customerService: 12,
  anchor: 13,
  salesperson: 14,
  financeStaff: 15,
  financeDirector: 16,
  culturalOffice: 17,
  receptionUnit: 18,
  groupAdmin: 19,
  tourist: 20,
} as const

export type UserTypeName = keyof typeof userTypes

const { exhibitor, curator, reviewer, specialReviewer, organizer, supervisor, staff, exhibitingDelegation } = userTypes
const { anchor, customerService, salesperson, buyer, overseasBuyer, buyingDelegation } = userTypes
const { financeStaff, financeDirector, receptionUnit } = userTypes

/** The user types with accounts that represent an exhibitor. */
export const exhibitorTypes = [exhibitor, exhibitingDelegation] as const

/** The user types that buy (spec: live §6). */
export const buyerTypes = [buyer, overseasBuyer, buyingDelegation] as const

/** The user types that run the fair; what they look at is no traffic of visitors. */
export const staffTypes = [
  userTypes.curator,
  userTypes.reviewer,
  userTypes.specialReviewer,
  userTypes.organizer,
  userTypes.supervisor,
  userTypes.staff,
  userTypes.financeStaff,
  userTypes.financeDirector,
  userTypes.culturalOffice,
] as const

const ofExhibitor = [...exhibitorTypes, customerService, anchor, salesperson] as const

/** Who may do what beyond what every signed-in person may: the only place that says so. */
export const permissions = {
  /** Sign an exhibitor up to an exhibition. */
  signUp: exhibitorTypes,
  readCases: [curator, reviewer, specialReviewer, organizer, supervisor, staff],
  decideCases: [reviewer, specialReviewer, organizer],
  readAccounts: [organizer, supervisor, staff],
  manageAccounts: [organizer],
  /** Holds codes where the fair has no SMS service: whoever reads it can log in as anyone. */
  readOutbox: [organizer],
  /** See the state of servers, jobs and outside services, and test the message services. */
  readSystem: [organizer],
  /** Change what visitors see. */
  editContent: [organizer, staff],
  /** The same, or what of it belongs to the own exhibitor, to be approved: see the content module. */
  writeContent: [organizer, staff, ...exhibitorTypes],
  /** Keeps a stand: what visitors see of the own exhibitor. */
  haveStand: exhibitorTypes,
  /** The fair's sessions, or those of the own exhibitor, or those that one is anchor or manager of: see the live module. */
  runLives: [organizer, staff, anchor, ...exhibitorTypes],
  /** Answer visitors: for the own exhibitor, or for the fair. */
  answerVisitors: [customerService, organizer, staff, ...exhibitorTypes],
  /** Is led to what waits to be done after login: whoever works for an exhibitor. */
  haveWorkbench: ofExhibitor,
  /** Invite, change and remove the people of the own exhibitor. */
  manageTeam: exhibitorTypes,
  /** Publish demands, and decide about the offers to them (spec: live §6, buyers only). */
  publishDemands: buyerTypes,
  /** Have intention orders, sent or received. */
  tradeGoods: [...buyerTypes, ...exhibitorTypes],
  /** Send intention orders (spec: live §6, buyers only). */
  orderGoods: buyerTypes,
  /** Offer to demands and answer intention orders, for the own exhibitor. */
  offer: exhibitorTypes,
  /** Set the availability of the own exhibitor. */
  manageAppointments: exhibitorTypes,
  /** Answer those who ask for a talk, for the own exhibitor. */
  answerAppointments: ofExhibitor,
  /** Ask for a talk: buyers only (spec: live §6). */
  askAppointments: buyerTypes,
  /** Be one of the two sides of a talk. */
  haveAppointments: [...buyerTypes, ...ofExhibitor],
  readAppointments: [organizer, supervisor, staff],
  /** Decide whether a talk with a reported absence took place. */
  decideAppointments: [organizer, staff],
  /** Read trade results, and notify exhibitors of unanswered demands. */
  readBusiness: [organizer, supervisor, staff],
  nudgeExhibitors: [organizer, staff],
  /** Keep leads, and scan the cards of those who come to the booth, for the own exhibitor. */
  keepLeads: ofExhibitor,
  /** Read everything with an exhibitor in one place, as its buyer. */
  readDealings: buyerTypes,
  /** Write types of tickets and coupons, and call days off. */
  manageTickets: [organizer, staff],
  /** Let people in at a gate. */
  checkIn: [organizer, staff, receptionUnit],
  /** Buy exhibition services for the own exhibitor (spec: live §6). */
  buyServices: exhibitorTypes,
  /** Write services and contracts, confirm their orders, approve booked adverts. */
  manageServices: [organizer, staff],
  /** Refund a paid order of services in full: who confirms such orders, and who returns the money. */
  refundServices: [organizer, staff, financeStaff, financeDirector],
  readFinance: [organizer, supervisor, staff, financeStaff, financeDirector],
  /** Try refunds again, confirm transfers, issue invoices. */
  manageFinance: [financeStaff, financeDirector],
  /** Read survey answers, and edit surveys. */
  readQuestionnaires: [organizer, supervisor, staff],
  manageQuestionnaires: [organizer, staff],
  /** Send campaigns, and read their results. */
  readMailings: [organizer, supervisor, staff],
  manageMailings: [organizer, staff],
  readReports: [organizer, reviewer, supervisor, staff],
  /** See the home of the organizer console; its contents depend on the other permissions. */
  openConsole: [
    curator,
    reviewer,
    specialReviewer,
    organizer,
    supervisor,
    staff,
    financeStaff,
    financeDirector,
    receptionUnit,
    customerService,
    anchor,
  ],
  decideReports: [organizer, reviewer, staff],
} as const satisfies Record<string, readonly number[]>

export type Permission = keyof typeof permissions

/** Whether accounts of this type speak for an exhibitor. */
export const representsExhibitor = (userType: number): boolean => exhibitorTypes.some((type) => type === userType)

/** Who works for an exhibitor where the account belongs to one, and for the fair where it does not. */
export const employedTypes: readonly number[] = [customerService, anchor, salesperson]

/** The user types that answer for an exhibitor, and those that answer for the fair while they belong to no exhibitor. */
export const answeringTypes = {
  ofExhibitor: permissions.answerVisitors.filter(
    (type) => exhibitorTypes.some((own) => own === type) || employedTypes.includes(type),
  ),
  ofFair: permissions.answerVisitors.filter((type) => !exhibitorTypes.some((own) => own === type)),
} as const

/** Whether an account works for an exhibitor: who speaks for one does always, the others where they belong to its team. */
export const worksForExhibitor = (of: {
  userType?: number | undefined
  exhibitorId?: number | null | undefined
}): boolean =>
  of.userType !== undefined &&
  (representsExhibitor(of.userType) || (employedTypes.includes(of.userType) && typeof of.exhibitorId === 'number'))

/** Whether a user type may do it. */
export function hasPermission(userType: number | undefined, permission: Permission): boolean {
  const allowed: readonly number[] = permissions[permission]
  return userType !== undefined && allowed.includes(userType)
}

/** Login by role: which user types a role tab accepts (spec: access §6; product: login tabs). */
export const loginRoles = {
  exhibitor: { userType: exhibitor, accepts: [...exhibitorTypes, customerService, anchor, salesperson] },
  buyer: {
    userType: userTypes.buyer,
    accepts: [userTypes.buyer, userTypes.overseasBuyer, userTypes.buyingDelegation, userTypes.tourist],
  },
} as const
