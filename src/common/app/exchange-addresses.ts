/** Addresses of the exchange hall and of what belongs to it in the personal centre. */

export const exchangeHallAddress = './exchangeHall.html'
export const demandsAddress = './exchangeHall.html#/needs'
export const publishDemandAddress = './exchangeHall.html#/publish'
export const ownDemandsAddress = './personal.html#/demands'
export const ownOffersAddress = './personal.html#/offers'
export const intentionsAddress = './personal.html#/intentions'

/** Everything between a buyer and an exhibitor. */
export const dealingsAddress = (exhibitorId: number): string => `./personal.html#/dealings?id=${exhibitorId}`

/** What an exhibitor has with a buyer. */
export const leadAddress = (buyerId: number): string => `./personal.html#/leads?id=${buyerId}`

export const demandAddress = (id: number): string => `./exchangeHall.html#/need?id=${id}`
/** The form of an offer to it, or the own offer that stands. */
export const supplyAddress = (id: number): string => `./exchangeHall.html#/supply?id=${id}`
/** The form of an own demand. */
export const editDemandAddress = (id: number): string => `./exchangeHall.html#/publish?id=${id}`
/** An own demand with the offers to it. */
export const ownDemandAddress = (id: number): string => `./personal.html#/demands/${id}`
