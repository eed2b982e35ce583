/** The calls of the floor plan editor, by who owns what they name (`others.ts`). */
export const managedPlans = {
  listManagedPlans: 'permitted',
  getManagedPlan: 'permitted',
  createPlan: 'permitted',
  savePlan: 'permitted',
  publishPlan: 'permitted',
  discardPlan: 'permitted',
  removePlan: 'permitted',
} as const
