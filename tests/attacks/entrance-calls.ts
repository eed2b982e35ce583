/** Calls of check-in and of sales at the door: see `others`. */
export const entranceCalls = {
  listCheckLists: 'permitted',
  saveCheckList: 'permitted',
  checkIn: 'permitted',
  getHallCheckIns: 'permitted',
  getOfflineList: 'permitted',
  sendEntries: 'permitted',
  getCheckInNumbers: 'permitted',
  sellAtDoor: 'permitted',
  listDoorSales: 'own',
  getDoorSale: 'permitted',
  getDoorTicketPaper: 'permitted',
  refundDoorSale: 'permitted',
} as const
