/**
 * Who has searched for what today, under a name that changes every day: each counts once. What was
 * counted before could be anything that somebody typed, as often as they typed it.
 */
export const searchVoters = [
  `create table search_voters (
    day date not null,
    voter text not null,
    term text not null,
    primary key (day, voter, term)
  )`,
  "delete from search_terms",
];
