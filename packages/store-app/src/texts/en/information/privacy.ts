import type { WritePage } from "../../informationPage";

export const privacy: WritePage = ({ shop, entity, address, helpEmail, grievanceOfficer }) => ({
  title: "Privacy Policy",
  description: `What ${shop} knows about you, why, for how long, and what you may ask of us.`,
  parts: [
    {
      heading: "Who is responsible",
      paragraphs: [
        `${entity}, ${address}, decides what happens with your data in this shop. It is the data fiduciary in the words of the Digital Personal Data Protection Act, 2023. You reach it at ${helpEmail}.`,
      ],
    },
    {
      heading: "What we keep",
      paragraphs: [
        "Your name, phone number and e-mail address, your saved addresses, your wishlist, cart, orders, returns and reviews, and what you send us when you apply as a partner.",
        "We count what is searched for and looked at, but not by whom. So that nobody’s searches count twice on one day, a scrambled form of the network address is kept until that day is over.",
        "One-time codes are kept scrambled and work for five minutes. So that nobody guesses them, tries are counted for a day by phone number and by the network address, which is scrambled too.",
      ],
    },
    {
      heading: "What for",
      paragraphs: [
        "To sign you in, to take, deliver and take back your orders, to pay back what we owe you, to answer you, and to keep the accounts that the law asks for. For nothing else: we send no advertising unless you ask for it.",
        "You consent when you register or order. You may withdraw that as easily as you gave it, by a letter to us. What was done before stays lawful, and an order on its way is still delivered.",
      ],
    },
    {
      heading: "Who sees it",
      paragraphs: [
        "The courier gets the address of your parcel, your name and your number. Whoever sends our codes and messages about orders gets your phone number, the message and, in it, your first name.",
        "If you pay online, whoever takes the payment gets what it needs: the amount, the number of the order and what you enter there. Reviews stand on the product’s page for everyone. Nothing is sold.",
        "An authority gets what the law obliges us to give.",
      ],
    },
    {
      heading: "How long",
      paragraphs: [
        "Your account stays until you ask us to delete it. Orders and invoices stay as long as tax law asks for them, and no longer. Everything else is deleted when it has served its purpose.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        "You may ask what we keep about you and who got it, have it corrected or completed, have it deleted, and name a person who uses these rights for you if you die or cannot.",
        `Write to ${helpEmail}. So that your data reaches no one else, we ask for a code that we send to your number. We answer within one month.`,
        `If our answer does not satisfy you, write to ${grievanceOfficer} at the same address. After that you may complain to the Data Protection Board of India.`,
      ],
    },
    {
      heading: "Children",
      paragraphs: [
        "Accounts are for people of eighteen and older. A younger person needs the consent of a parent or guardian. We follow no child’s behaviour and show children no advertising made for them.",
      ],
    },
    {
      heading: "Safety",
      paragraphs: [
        "Everything travels encrypted, and only those who need your data for their work reach it. If it is lost or seen by others all the same, we tell you and the Board without delay: what happened, what it may mean for you and what you can do.",
      ],
    },
    {
      heading: "On your device",
      paragraphs: [
        "Your browser keeps who you are while you are signed in, your language, your last searches, the products that you looked at last, what you put into the cart or saved for later before signing in, and pages of the shop that you visited. While you are signed in it also keeps a copy of your orders and addresses, so that you can read them without a network.",
        "When you sign out, that copy, the pages, the searches and the products that you looked at are deleted. We set no advertising cookies.",
      ],
    },
  ],
});
