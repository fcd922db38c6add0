/** Changes whenever the same record and depth would be reviewed otherwise: what was kept of older reviews is reckoned anew. */
export const REVIEW_VERSION = 3;
