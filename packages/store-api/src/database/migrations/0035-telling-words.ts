/**
 * How many of a product's words, from the first on, tell what it is; those behind them only describe
 * it. All of them until a product is imported again.
 */
export const tellingWords = [
  `alter table listing add column telling_words smallint not null default 96`,
];
