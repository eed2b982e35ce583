/** Calls of floor plans and booths: see `others`. */
export const floorPlanCalls = {
  getFloorPlan: 'everybody',
  listFloorPlans: 'everybody',
  listBooths: 'permitted',
  assignBooth: 'permitted',
  releaseBooth: 'permitted',
  holdBooth: 'permitted',
  occupyBooth: 'permitted',
  assignBooths: 'permitted',
  listBoothEvents: 'permitted',
  getOwnBooth: 'own',
} as const
